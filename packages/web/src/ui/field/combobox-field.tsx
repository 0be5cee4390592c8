import '../../forms.css'
import { Combobox, createListCollection, useCombobox } from '@ark-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { combobox, field, input } from 'styled-system/recipes'
import { PageDirection } from '../page-direction'
import { useUiTexts } from '../ui-texts'
import { VisuallyHidden } from '../visually-hidden'
import { type ControlProps, Field, type FieldProps } from './field'
import type { Option } from './select-field'
import { type FoundOptions, useOptions } from './use-options'

export interface FoundOption extends Option {
  /** a few quiet words behind the label: a code, a date of birth */
  note?: string
}

interface ComboboxFieldProps<Found extends FoundOption> extends FieldProps {
  name: string
  placeholder?: string
  /** Finds options for a text, the best first; for an empty text, the first ones. */
  load: (text: string, signal: AbortSignal) => Promise<readonly Found[]>
  value: Found | null
  onChange: (value: Found | null) => void
  /** many: each choice is taken elsewhere, the value stays null, and the field is empty for the next one */
  picks?: 'one' | 'many'
  /** Beside it stands a way to enter anew what is not found: the typed text stays when the field is left. */
  keepsTyped?: boolean
  disabled?: boolean
}

/** One of many: found by typing a part of its name. */
export function ComboboxField<Found extends FoundOption>(props: ComboboxFieldProps<Found>) {
  const { label, help, error, required, value, onChange, picks = 'one', load, ...rest } = props
  const texts = useUiTexts()
  // The text belongs to the widget. When the value moves by other hands than its own, it begins anew.
  const [shown, setShown] = useState({ value: value?.value, times: 0 })
  if (shown.value !== value?.value) setShown({ value: value?.value, times: shown.times + 1 })
  const [isNothing, setNothing] = useState(false)
  async function find(text: string, signal: AbortSignal) {
    const found = await load(text, signal).catch((error: unknown) => {
      if (!signal.aborted) setNothing(false)
      throw error
    })
    if (!signal.aborted) setNothing(found.length === 0)
    return found
  }
  const change = (next: Found | null) => {
    if (picks === 'one') setShown({ ...shown, value: next?.value })
    onChange(next)
  }
  return (
    <Field label={label} help={isNothing ? texts.noOptions : help} error={error} required={required}>
      {(control) => (
        <Box
          key={shown.times}
          control={control}
          value={value}
          picks={picks}
          load={find}
          isNothing={isNothing}
          {...rest}
          onChange={change}
          onTakeBack={() => setNothing(false)}
          onLeave={() => {
            setNothing(false)
            setShown(({ times, ...kept }) => ({ ...kept, times: times + 1 }))
          }}
        />
      )}
    </Field>
  )
}

interface BoxProps<Found extends FoundOption>
  extends Required<Pick<ComboboxFieldProps<Found>, 'name' | 'load' | 'value' | 'onChange' | 'picks'>>,
    Pick<ComboboxFieldProps<Found>, 'placeholder' | 'disabled' | 'keepsTyped'> {
  control: ControlProps
  /** The last text found none: the field says so below itself, and no list covers what stands there. */
  isNothing: boolean
  onTakeBack: () => void
  /** The typing came to nothing. */
  onLeave: () => void
}

function Box<Found extends FoundOption>(props: BoxProps<Found>) {
  const {
    control,
    name,
    placeholder,
    load,
    value,
    onChange,
    picks,
    disabled,
    keepsTyped,
    isNothing,
    onTakeBack,
    onLeave,
  } = props
  const texts = useUiTexts()
  const isTyping = useRef(false)
  const taken = useRef<string>(undefined)
  const lost = useRef<Found | null>(null)
  const { status, found, text, ask, put } = useOptions(load, value ? [value] : [])
  const isFoundBy = (typed: string) => status === 'ready' && text === typed.trim() && found.length > 0
  const isKept = keepsTyped && isNothing && value === null
  const collection = useMemo(() => createListCollection({ items: [...found] }), [found])
  const classes = field()
  const box = useCombobox({
    ids: { input: control.id, label: `${control.id}-label` },
    collection,
    value: value ? [value.value] : [],
    defaultInputValue: value?.label,
    inputBehavior: 'autohighlight',
    selectionBehavior: picks === 'one' ? 'replace' : 'clear',
    openOnClick: true,
    allowCustomValue: isKept,
    disabled,
    positioning: { strategy: 'fixed', sameWidth: true },
    onInputValueChange({ inputValue, reason }) {
      if (reason !== 'input-change') return
      void ask(inputValue.trim(), { rest: 200 })
      if (inputValue !== '' || !value) return
      lost.current = value
      onChange(null)
    },
    onOpenChange({ open, reason }) {
      if (open) taken.current = undefined
      if (open && reason !== 'input-change') void ask('', { rest: 0 })
      if (!open && reason === 'escape-key') takeBack()
    },
    onValueChange({ items: [chosen] }) {
      isTyping.current = false
      // one choice is taken once, also where the widget tells of it again
      if (!chosen || chosen.value === taken.current) return
      taken.current = chosen.value
      onChange(chosen)
    },
  })

  /** What was chosen before the typing is chosen again. */
  function takeBack() {
    const chosen = value ?? lost.current
    if (!isTyping.current || !chosen) return
    isTyping.current = false
    onTakeBack()
    put([chosen]) // the widget knows the text of what it lists alone
    if (!value) onChange(chosen)
    box.setInputValue(chosen.label)
  }

  return (
    <PageDirection>
      <Combobox.RootProvider value={box} lazyMount unmountOnExit>
        <Combobox.Control
          className={classes.box}
          onInput={() => {
            isTyping.current = true
          }}
          // results for an earlier text must not be chosen, and what finds none is not taken away
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || !isTyping.current || !(event.target instanceof HTMLInputElement)) return
            if (!isFoundBy(event.target.value)) event.preventDefault()
          }}
          // and a name that is half typed is no wish to save
          onKeyDown={(event) => event.key === 'Enter' && isTyping.current && event.preventDefault()}
        >
          <Combobox.Input
            {...control}
            name={name}
            placeholder={placeholder}
            dir="auto"
            autoComplete="off"
            className={input({ kind: 'select' })}
            onBlur={() => isTyping.current && !isKept && onLeave()}
          />
          <span className={classes.arrow}>
            <ChevronDown aria-hidden="true" />
          </span>
        </Combobox.Control>
        <Combobox.Positioner hidden={isNothing}>
          <Combobox.Content className={combobox().content} aria-busy={status === 'loading'}>
            <List status={status} found={found} />
          </Combobox.Content>
        </Combobox.Positioner>
        <div aria-live="polite">
          <VisuallyHidden>
            {isTyping.current && status === 'ready' && !isNothing && texts.found(found.length)}
          </VisuallyHidden>
        </div>
      </Combobox.RootProvider>
    </PageDirection>
  )
}

/** Lists the options found, or the reason why there are none. */
function List({ status, found }: Pick<FoundOptions<FoundOption>, 'status' | 'found'>) {
  const texts = useUiTexts()
  const classes = combobox()
  if (found.length > 0)
    return found.map((option) => (
      <Combobox.Item key={option.value} item={option} className={classes.item}>
        <Combobox.ItemText className={classes.text}>
          <bdi>{option.label}</bdi>
        </Combobox.ItemText>
        {option.note && <bdi className={classes.note}>{option.note}</bdi>}
      </Combobox.Item>
    ))
  const text = { loading: texts.loading, ready: texts.noOptions, failed: texts.optionsFailed }[status]
  return (
    // a list of options holds nothing else
    <Combobox.Item item={{ value: '', label: text, disabled: true }} className={classes.status}>
      {text}
    </Combobox.Item>
  )
}
