import RecordingReaders

extension Recording {
  /// What the device reported, moment after moment. The samples stand in one array, for long recordings have hundreds
  /// of thousands of frames with a sample or two.
  struct Frames: Equatable, RandomAccessCollection {
    private var times: [UInt64] = []
    /// Where the samples of each frame begin.
    private var starts: [Int] = []
    /// Those of all frames, in order.
    private(set) var samples: [Sample] = []

    /// What was collected: samples of one time are a frame.
    init(_ builder: borrowing RecordingBuilder) {
      samples.reserveLargePages(builder.samples.count)
      samples += builder.samples.all
      for (index, time) in builder.times.all.enumerated() where times.last != time {
        times.append(time)
        starts.append(index)
      }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { times.count }

    subscript(index: Int) -> Frame {
      Frame(time: times[index], samples: samples[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : samples.count)])
    }

    mutating func changeSamples(_ change: (inout Sample) -> Void) {
      for index in samples.indices { change(&samples[index]) }
    }
  }
}
