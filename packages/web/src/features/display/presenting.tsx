import { useEffect, useState } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import type { DisplayActor } from './display-actor'
import { playChime } from './play-chime'

/** One press for the whole screen and a chime at each new call: browsers allow neither without it. */
export function Presenting({ display }: { display: DisplayActor }) {
  const { screen: texts } = useTexts().display
  const [sound, setSound] = useState<AudioContext>()
  useEffect(() => {
    if (!sound) return
    const calls = display.on('called', () => void playChime(sound))
    return () => calls.unsubscribe()
  }, [display, sound])

  function start() {
    const context = new AudioContext()
    setSound(context)
    void playChime(context)
    // a browser that has none of these shows the queue as well
    void document.documentElement.requestFullscreen?.().catch(() => {})
    void navigator.wakeLock?.request('screen').catch(() => {})
  }
  return (
    !sound && (
      <Button variant="outline" onClick={start}>
        {texts.sound()}
      </Button>
    )
  )
}
