extension Recording {
  /// What the device reported, moment after moment. The samples stand in one array, for long recordings have hundreds
  /// of thousands of frames with a sample or two.
  struct Frames: Equatable, RandomAccessCollection {
    private var times: [UInt64] = []
    /// Where the samples of each frame begin.
    private var starts: [Int] = []
    /// Those of all frames, in order.
    private(set) var samples: [Sample] = []

    var startIndex: Int { 0 }
    var endIndex: Int { times.count }
    var lastTime: UInt64? { times.last }

    subscript(index: Int) -> Frame {
      Frame(time: times[index], samples: samples[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : samples.count)])
    }

    /// Adds a sample to the last frame if that has its time, else in a frame of its own; `time` is not before it.
    mutating func append(_ sample: Sample, at time: UInt64) {
      if times.last != time {
        times.append(time)
        starts.append(samples.count)
      }
      samples.append(sample)
    }

    /// Makes room for so many samples, and half as many frames.
    mutating func reserve(_ count: Int) {
      samples.reserveLargePages(count)
      times.reserveCapacity(count / 2)
      starts.reserveCapacity(count / 2)
    }

    mutating func changeSamples(_ change: (inout Sample) -> Void) {
      for index in samples.indices { change(&samples[index]) }
    }
  }
}
