import { Search, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { css } from 'styled-system/css'
import { field, input } from 'styled-system/recipes'
import { IconButton } from '../icon-button'
import { useUiTexts } from '../ui-texts'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  placeholder?: string
  /** the key that leads here, shown while the field is empty */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ label, value, onChange, placeholder, shortcut, ref }: SearchFieldProps) {
  const texts = useUiTexts()
  const classes = field()
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className={classes.box}>
      <span className={classes.start}>
        <Search aria-hidden="true" />
      </span>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={input()}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      <span className={classes.end}>
        {value ? (
          <IconButton size="sm" label={texts.clear} onClick={clear}>
            <X />
          </IconButton>
        ) : (
          shortcut && <kbd className={key}>{shortcut}</kbd>
        )}
      </span>
    </div>
  )
}

/** A phone has no such key. */
const key = css({
  display: { base: 'none', sm: 'block' },
  marginInlineEnd: '2',
  minWidth: '5',
  border: 'hairline',
  borderRadius: 'control',
  fontFamily: 'body',
  textStyle: 'small',
  textAlign: 'center',
})
