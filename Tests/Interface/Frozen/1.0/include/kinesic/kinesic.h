/* kinesic.h: everything a host needs, and plugin.h for those who write recognizers.
 *
 *   kin_engine *engine;
 *   kin_recognizer_id tap;
 *   kin_engine_create(NULL, &engine);
 *   kin_recognizer_add(engine, 0, KIN_TAP, &tap);
 *   kin_engine_feed(engine, samples, count);
 *   kin_engine_poll(engine, &events, &event_count);
 */
#ifndef KINESIC_H
#define KINESIC_H

#include "base.h"
#include "transform.h"
#include "id.h"
#include "state.h"
#include "touch.h"
#include "property.h"
#include "classes.h"
#include "event.h"
#include "memory.h"
#include "engine.h"
#include "scroll.h"
#include "contact.h"
#include "hand.h"
#include "palm.h"
#include "accommodation.h"
#include "view.h"
#include "class.h"
#include "recognizer.h"
#include "relation.h"
#include "action.h"
#include "plugin.h"
#include "motion.h"
#include "trace.h"
#include "loader.h"
#include "extension.h"
#include "debug.h"
#include "manifest.h"

#endif
