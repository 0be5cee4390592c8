import '../parts.css'
import { Check } from 'lucide-react'
import { steps } from 'styled-system/recipes'
import { useUiTexts } from './ui-texts'

/** Shows the current step of a short journey; on a phone only the current step shows its number and name. */
export function Steps({ steps: names, current }: { steps: readonly string[]; current: number }) {
  const texts = useUiTexts()
  const classes = steps()
  return (
    <ol className={classes.root}>
      {names.map((name, index) => (
        <li
          key={name}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
          className={classes.step}
        >
          <span className={classes.number}>
            {index < current && <Check aria-hidden="true" />}
            <span className={classes.count}>{texts.step({ number: index + 1, of: names.length })}</span>
          </span>
          <span className={classes.label}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
