// Drum sounds, made of oscillators and noise. Browsers let a page sound only after a gesture of its user.

export type Drum = 'kick' | 'snare' | 'hat' | 'bell';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let isMuted = false;

export function setMuted(muted: boolean): void {
  isMuted = muted;
}

function ready(): AudioContext | undefined {
  if (isMuted || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return context;
}

function fade(audio: AudioContext, loud: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + lasts);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, from: number, to: number, lasts: number, loud: number, type: OscillatorType): void {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, audio.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(to, audio.currentTime + lasts * 0.7);
  oscillator.connect(fade(audio, loud, lasts));
  oscillator.start();
  oscillator.stop(audio.currentTime + lasts);
}

function hiss(audio: AudioContext, frequency: number, lasts: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise ?? null;
  const filter = audio.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = frequency;
  source.connect(filter);
  filter.connect(fade(audio, loud, lasts));
  source.start();
  source.stop(audio.currentTime + lasts);
}

export function sound(drum: Drum): void {
  const audio = ready();
  if (!audio) return;
  switch (drum) {
    case 'kick': tone(audio, 150, 42, 0.42, 0.9, 'sine'); break;
    case 'snare':
      tone(audio, 220, 130, 0.14, 0.35, 'triangle');
      hiss(audio, 1400, 0.2, 0.45);
      break;
    case 'hat': hiss(audio, 7000, 0.09, 0.35); break;
    case 'bell':
      tone(audio, 880, 876, 0.9, 0.22, 'sine');
      tone(audio, 1320, 1316, 0.6, 0.12, 'sine');
      break;
  }
}
