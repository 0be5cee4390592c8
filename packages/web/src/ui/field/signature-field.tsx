import '../../consent.css'
import { SignaturePad } from '@ark-ui/react/signature-pad'
import { Eraser, Undo2 } from 'lucide-react'
import { type PointerEvent, useId, useRef } from 'react'
import { field, signature } from 'styled-system/recipes'
import { Button } from '../button'
import { FieldNote, type FieldProps, RequiredMark } from './field'
import type { Drawing } from './signature-drawing'
import { box, strokeOutline, withoutLastStroke, withStroke } from './stroke-outline'

interface SignatureFieldProps extends FieldProps {
  value: Drawing | null
  onChange: (drawing: Drawing | null) => void
  /** What it is, and how its strokes are taken back: in the language of who signs. */
  words: { pad: string; undo: string; clear: string }
}

/** The pad keeps no strokes of its own: they are drawn in the box, which grows and shrinks with the pad. */
const noStrokes: string[] = []

/** Where somebody signs with a finger, a pen or the mouse. */
export function SignatureField({ label, help, error, required, value, onChange, words }: SignatureFieldProps) {
  const note = useId()
  const pad = useRef<HTMLDivElement>(null)
  const pointer = useRef<number>(null)
  const classes = signature()

  function take(paths: readonly string[]) {
    const width = pad.current?.clientWidth || box.width
    onChange(paths.reduce((drawing, path) => withStroke(drawing, strokeOutline(path, box.width / width)), value))
  }
  /** A palm that rests on the glass beside the pen draws nothing. */
  function ignoreOthers(event: PointerEvent) {
    if (pointer.current !== null && event.pointerId !== pointer.current) event.stopPropagation()
  }
  function lift(event: PointerEvent) {
    ignoreOthers(event)
    if (event.pointerId === pointer.current) pointer.current = null
  }

  return (
    <div className={field().root}>
      <span aria-hidden="true" className={field().label}>
        {label}
        {required && <RequiredMark />}
      </span>
      <SignaturePad.Root
        paths={noStrokes}
        drawing={{ size: 4.5, thinning: 0.5, smoothing: 0.5, streamline: 0.5, simulatePressure: true }}
        translations={{ control: label }}
        onDraw={({ paths, currentPath }) => currentPath === null && take(paths)}
      >
        <SignaturePad.Control
          ref={pad}
          className={classes.pad}
          aria-roledescription={words.pad}
          aria-describedby={help || error ? note : undefined}
          aria-invalid={error ? true : undefined}
          onPointerDownCapture={(event) => {
            pointer.current ??= event.pointerId
          }}
          onPointerMove={ignoreOthers}
          onPointerUp={lift}
          onPointerCancel={lift}
        >
          <SignaturePad.Guide className={classes.guide} />
          {value && (
            <svg aria-hidden="true" viewBox={`0 0 ${value.width} ${value.height}`} className={classes.ink}>
              <path d={value.paths.join(' ')} />
            </svg>
          )}
          <SignaturePad.Segment className={classes.ink} />
        </SignaturePad.Control>
      </SignaturePad.Root>
      <div className={classes.actions}>
        <Button size="sm" variant="outline" disabled={!value} onClick={() => onChange(withoutLastStroke(value))}>
          <Undo2 aria-hidden="true" />
          {words.undo}
        </Button>
        <Button size="sm" variant="outline" disabled={!value} onClick={() => onChange(null)}>
          <Eraser aria-hidden="true" />
          {words.clear}
        </Button>
      </div>
      <FieldNote id={note} help={help} error={error} />
    </div>
  )
}
