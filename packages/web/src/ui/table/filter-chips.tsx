import '../../forms.css'
import { Check } from 'lucide-react'
import { chips } from 'styled-system/recipes'

interface FilterChipsProps {
  label: string
  options: readonly { value: string; label: string; count?: number }[]
  /** '' when none is pressed */
  value: string
  /** pressing the pressed one lets it go: '' */
  onChange: (value: string) => void
}

export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  const classes = chips()
  return (
    <fieldset aria-label={label} className={classes.root}>
      {options.map((option) => {
        const pressed = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            className={classes.chip}
            onClick={() => onChange(pressed ? '' : option.value)}
          >
            {pressed && <Check aria-hidden="true" />}
            {option.label}
            {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
