const tones = [659.25, 523.25] // e'' and c'', as a door bell
const length = 0.6

/** Plays two falling tones. */
export async function playChime(sound: AudioContext) {
  await sound.resume()
  for (const [index, frequency] of tones.entries()) {
    const begin = sound.currentTime + index * (length / 2)
    const tone = new OscillatorNode(sound, { frequency })
    const volume = new GainNode(sound, { gain: 0 })
    volume.gain.setValueAtTime(0.4, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(volume).connect(sound.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
