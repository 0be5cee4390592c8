import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../icon-button'
import { useUiTexts } from '../ui-texts'
import { TextField, type TextFieldProps } from './text-field'

/** A password that can be looked at, and a hint while Caps Lock is on. */
export function PasswordField({ help, ...props }: Omit<TextFieldProps, 'type' | 'start' | 'end'>) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      help={capsLock ? texts.capsLock : help}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      end={
        <IconButton
          size="sm"
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Eye isClosed={shown} />
        </IconButton>
      }
    />
  )
}

// Drawn here, because the login page comes without the library of icons.
const Eye = ({ isClosed }: { isClosed: boolean }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" aria-hidden="true">
    <path d="M2 12c2.5-4.5 5.8-6.7 10-6.7s7.5 2.2 10 6.7c-2.5 4.5-5.8 6.7-10 6.7S4.5 16.500 2 12Z" />
    <circle cx="12" cy="12" r="3" />
    {isClosed && <path d="M4 20 20 4" />}
  </svg>
)
