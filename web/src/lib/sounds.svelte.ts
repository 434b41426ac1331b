/** Sounds of the table, made and not fetched: small, and silent until somebody switches them on. */

import { preferences } from './preferences.svelte';

export type SoundName = 'card' | 'coin' | 'horn' | 'blow' | 'turn';

/** A tone or a rush of noise; times in seconds from the start of the sound. */
export interface Voice {
  wave: OscillatorType | 'noise';
  /** In hertz; for noise the middle of what is let through. */
  pitch: number;
  /** The pitch that it glides to. */
  glide?: number;
  start: number;
  length: number;
  loudness: number;
  /** How long it swells, as a share of its length. */
  swell?: number;
}

export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  // a card slides over wood
  card: [{ wave: 'noise', pitch: 3200, glide: 1400, start: 0, length: 0.11, loudness: 0.35, swell: 0.2 }],
  // two small strokes on metal
  coin: [
    { wave: 'triangle', pitch: 1976, start: 0, length: 0.09, loudness: 0.3, swell: 0.02 },
    { wave: 'triangle', pitch: 2637, start: 0.06, length: 0.26, loudness: 0.3, swell: 0.02 },
  ],
  // a horn over the water: a tone, its fifth, and breath
  horn: [
    { wave: 'sawtooth', pitch: 146, glide: 149, start: 0, length: 0.9, loudness: 0.2, swell: 0.25 },
    { wave: 'triangle', pitch: 220, glide: 223, start: 0.05, length: 0.85, loudness: 0.22, swell: 0.3 },
    { wave: 'noise', pitch: 500, start: 0, length: 0.5, loudness: 0.05, swell: 0.5 },
  ],
  // an axe on a shield
  blow: [
    { wave: 'noise', pitch: 900, glide: 250, start: 0, length: 0.16, loudness: 0.7, swell: 0.02 },
    { wave: 'sine', pitch: 120, glide: 55, start: 0, length: 0.22, loudness: 0.7, swell: 0.02 },
  ],
  // two soft notes: it is your turn
  turn: [
    { wave: 'triangle', pitch: 392, start: 0, length: 0.5, loudness: 0.35, swell: 0.06 },
    { wave: 'triangle', pitch: 523, start: 0.16, length: 0.55, loudness: 0.35, swell: 0.06 },
  ],
};

/** Where nothing is louder than this. */
const CEILING = 0.4;

export class Sounds {
  private audio: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private readonly make: () => AudioContext;

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.make = make;
  }

  get areOn(): boolean {
    return preferences.volume > 0;
  }

  /** Plays it if sounds are on; a browser without sound stays silent. */
  play(name: SoundName, volume = preferences.volume): void {
    if (volume <= 0) return;
    try {
      this.audio ??= this.make();
      if (this.audio.state === 'suspended') void this.audio.resume();
      const out = this.audio.createGain();
      out.gain.value = CEILING * Math.min(1, volume) ** 2;
      out.connect(this.audio.destination);
      for (const voice of SOUNDS[name]) this.sing(this.audio, voice, out);
    } catch {
      // no sound device: everything is also shown
    }
  }

  private sing(audio: AudioContext, voice: Voice, out: AudioNode): void {
    const from = audio.currentTime + voice.start;
    const to = from + voice.length;
    const loudness = audio.createGain();
    loudness.connect(out);
    loudness.gain.setValueAtTime(0.0001, from);
    loudness.gain.exponentialRampToValueAtTime(
      voice.loudness,
      from + voice.length * Math.max(0.01, voice.swell ?? 0.05),
    );
    loudness.gain.exponentialRampToValueAtTime(0.0001, to);
    if (voice.wave === 'noise') {
      const source = audio.createBufferSource();
      source.buffer = this.noise ??= hiss(audio);
      const band = audio.createBiquadFilter();
      band.type = 'bandpass';
      this.glide(band.frequency, voice, from, to);
      source.connect(band).connect(loudness);
      source.start(from);
      source.stop(to);
    } else {
      const tone = audio.createOscillator();
      tone.type = voice.wave;
      this.glide(tone.frequency, voice, from, to);
      tone.connect(loudness);
      tone.start(from);
      tone.stop(to);
    }
  }

  private glide(pitch: AudioParam, voice: Voice, from: number, to: number): void {
    pitch.setValueAtTime(voice.pitch, from);
    if (voice.glide) pitch.exponentialRampToValueAtTime(voice.glide, to);
  }
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
