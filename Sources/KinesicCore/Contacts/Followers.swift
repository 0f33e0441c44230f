/// Who those are that want to be stepped for the moves of a contact.
enum Followers {
  /// One that is under way, and has no other contact.
  case alone(Int32)
  /// Of the library's own classes, under way or still undecided.
  case together
  /// Others too: foreign classes, classes with a stream for each touch, or some whose results wait.
  case mixed
}
