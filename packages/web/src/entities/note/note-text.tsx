import { type NoteSnippet, snippetsFor, snippetWordAt } from '@clinic/core/note'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { TextArea } from '../../ui/field/text-area'

interface NoteTextProps {
  name: string
  label: string
  required?: boolean
  rows?: number
  value: string
  onChange: (value: string) => void
}

/** A text of the note. `/` offers snippets: arrows choose, Enter or Tab writes one, Escape leaves the slash alone. */
export function NoteText({ value, onChange, ...field }: NoteTextProps) {
  const { note: texts } = useTexts()
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const classes = recipe()
  const area = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, choose] = useState(0)
  const word = caret === null ? null : snippetWordAt(value, caret)
  const offered = word ? snippetsFor(word.typed, language) : []
  const current = offered[Math.min(chosen, offered.length - 1)]

  function write({ text }: NoteSnippet) {
    if (!word || caret === null) return
    const written = text[language]
    flushSync(() => onChange(value.slice(0, word.from) + written + value.slice(caret)))
    setCaret(null)
    const gap = written.indexOf(gapText)
    const at = word.from + (gap < 0 ? written.length : gap)
    area.current?.setSelectionRange(at, gap < 0 ? at : at + gapText.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!current) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) choose((offered.indexOf(current) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') write(current)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.text}>
      <TextArea
        {...field}
        ref={area}
        rows={field.rows ?? 2}
        maxLength={4000}
        value={value}
        aria-autocomplete="list"
        aria-controls={current ? list : undefined}
        aria-activedescendant={current ? `${list}-${offered.indexOf(current)}` : undefined}
        onChange={({ target }) => {
          choose(0)
          setCaret(target.selectionStart)
          onChange(target.value)
        }}
        onBlur={() => setCaret(null)}
        onKeyDown={onKeyDown}
      />
      {current && (
        <div id={list} role="listbox" aria-label={texts.snippets()} className={classes.snippets}>
          {offered.map((snippet, index) => (
            <div
              key={snippet.word.en}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={snippet === current}
              className={classes.snippet}
              onPointerDown={(event) => {
                event.preventDefault() // the caret stays where the snippet is written
                write(snippet)
              }}
            >
              <b>/{snippet.word[language]}</b> {snippet.text[language]}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** What the dentist still has to fill in. */
const gapText = '__'
