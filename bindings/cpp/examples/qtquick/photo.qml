// photo.qml: a picture that fingers, a mouse or a touchpad push, spread and turn, and a tap changes.
import QtQuick
import Kinesic

Rectangle {
    id: table
    width: 640; height: 480
    color: "#1e2026"
    property alias photo: photo
    property var said: ({})  // what each gesture has said already

    // How much further a value of a gesture is than in the event before.
    function since(event, name, first) {
        const before = event.state === "began" ? first : said[event.name + name]
        said[event.name + name] = event[name]
        return [event[name], before]
    }
    // Scales and turns the picture about a place of the table.
    function turnAbout(x, y, scale, angle) {
        const dx = (photo.x - x) * scale, dy = (photo.y - y) * scale
        photo.x = x + dx * Math.cos(angle) - dy * Math.sin(angle)
        photo.y = y + dx * Math.sin(angle) + dy * Math.cos(angle)
        photo.scale *= scale
        photo.rotation += angle * 180 / Math.PI
    }

    Item {
        id: photo
        property bool changed: false
        x: 320; y: 240  // its middle
        transformOrigin: Item.TopLeft
        Repeater {
            model: photo.changed ? ["#78288c", "#28bec8", "#f0821e", "#e6e6e6"] : ["#dc3c32", "#3caa50", "#325ad2", "#f0c83c"]
            Rectangle {
                required property int index
                required property color modelData
                x: index % 2 ? 0 : -100; y: index < 2 ? -75 : 0
                width: 100; height: 75
                color: modelData
            }
        }
    }

    GestureArea {
        objectName: "area"
        anchors.fill: parent
        recognizers: ["tap", "pan", "pinch", "rotation", "hover"]
        together: ["pan", "pinch", "rotation"]
        onGesture: (event) => {
            if (event.name === "tap") photo.changed = !photo.changed
            if (event.name === "pan") {
                const [x, beforeX] = table.since(event, "translation.x", 0), [y, beforeY] = table.since(event, "translation.y", 0)
                photo.x += x - beforeX
                photo.y += y - beforeY
            }
            if (event.name === "pinch") {
                const [scale, before] = table.since(event, "scale", 1)
                table.turnAbout(event["focus.x"], event["focus.y"], scale / before, 0)
            }
            if (event.name === "rotation") {
                const [angle, before] = table.since(event, "rotation", 0)
                table.turnAbout(event["focus.x"], event["focus.y"], 1, angle - before)
            }
        }
    }
}
