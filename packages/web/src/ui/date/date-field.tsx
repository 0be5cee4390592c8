import { Calendar } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { field, input } from 'styled-system/recipes'
import { Field, type FieldProps } from '../field/field'
import { IconButton } from '../icon-button'
import { lazyWithRetry } from '../lazy-with-retry'
import { useUiTexts } from '../ui-texts'
import { readDate, showDate } from './date-text'

const DateCalendar = lazyWithRetry(() => import('./date-calendar'))

interface DateFieldProps extends FieldProps {
  name?: string
  id?: string
  /** YYYY-MM-DD, or ''. What was typed but is no date within the bounds is handed on as typed, so that a check can say so. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  min?: string
  max?: string
  /** names the months and the first day of the week */
  locale: string
  disabled?: boolean
  size?: 'md' | 'lg'
  autoComplete?: string
}

/** Typed as dd/mm/yyyy, or picked from a calendar that is loaded when it is first opened. */
export function DateField({ min = '1900-01-01', max = '2099-12-31', ...props }: DateFieldProps) {
  const { label, help, error, required, name, id, value, defaultValue = '', onChange, locale, ...rest } = props
  const { size, disabled, autoComplete = 'off' } = rest
  const texts = useUiTexts()
  const box = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<string>()
  const [calendar, setCalendar] = useState<'unused' | 'open' | 'closed'>('unused')
  const current = value ?? own
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const toggle = (open: boolean) => setCalendar(open ? 'open' : 'closed')
  const classes = field()
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(control) => (
        <div id={box} className={classes.box}>
          <input
            {...control}
            className={input({ size })}
            value={typed ?? showDate(current)}
            placeholder={texts.dateFormat}
            inputMode="numeric"
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={({ target }) => {
              setTyped(target.value)
              change(readDate(target.value, { min, max }) ?? target.value.trim())
            }}
            onBlur={() => setTyped(undefined)}
          />
          {name && <input type="hidden" name={name} value={current} />}
          <span className={classes.end}>
            <IconButton
              ref={trigger}
              id={`${box}-trigger`}
              size="sm"
              label={texts.chooseDate}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={calendar === 'open'}
              onClick={() => toggle(calendar !== 'open')}
            >
              <Calendar />
            </IconButton>
          </span>
          {calendar !== 'unused' && (
            <Suspense>
              <DateCalendar
                box={box}
                open={calendar === 'open'}
                value={current}
                bounds={{ min, max }}
                locale={locale}
                onPick={change}
                onClose={() => {
                  toggle(false)
                  trigger.current?.focus()
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
