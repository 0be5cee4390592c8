import { Delete } from 'lucide-react'
import type { PointerEvent } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { type Entry, isTyped, typedField } from './entry'

interface KeypadProps {
  value: Entry
  /** The name of the box that has the focus. */
  typedInto: string
  change: (part: Partial<Entry>) => void
  onNext: () => void
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '/', '.']

/** Large keys for a tablet: they type into the box that has the focus, which keeps it. */
export default function Keypad({ value, typedInto, change, onNext }: KeypadProps) {
  const { keypad } = useTexts()['vital-sign']
  const classes = recipe()
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  if (!isTyped(typedInto)) return null
  const field = typedField(typedInto)
  const press = (text: string) => change({ [field]: text })
  return (
    <fieldset aria-label={keypad.label()} className={classes.keypad} onPointerDown={keepFocus}>
      {keys.map((key) => (
        <Button
          key={key}
          variant="outline"
          size="lg"
          className={classes.key}
          onClick={() => press(`${value[field]}${key}`)}
        >
          {key}
        </Button>
      ))}
      <Button
        variant="outline"
        size="lg"
        className={classes.key}
        aria-label={keypad.erase()}
        onClick={() => press(value[field].slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </Button>
      <Button variant="soft" size="lg" className={classes.key} onClick={onNext}>
        {keypad.next()}
      </Button>
    </fieldset>
  )
}
