/// What somebody meant who wrote a word that does not exist.
enum Suggestion {
  /// `. Did you mean 'replay'?` for `repaly`; nothing where no word is near.
  static func phrase(for word: String, among words: [String]) -> String {
    let near = words.map { (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, word.count / 3) && $0.distance < max(word.count, $0.word.count) }
    return near.min { $0.distance < $1.distance }.map { ". Did you mean '\($0.word)'?" } ?? ""
  }

  /// How many letters are to be put in, left out, changed or exchanged with their neighbours (optimal string
  /// alignment).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
