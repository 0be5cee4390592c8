import '../../writing.css'
import { type NoteSection, sectionsWritten } from '@clinic/core/note'
import type { FinishProblem } from '@clinic/core/visit'
import { useSelector } from '@xstate/react'
import { Check, Circle } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { SaveState } from './draft/save-state'
import { FinishProblems } from './finish-problems'
import { focusOn } from './focus-on'
import type { NoteDraftActor } from './use-note-draft'
import type { Service } from './use-services'

interface FinishBarProps {
  draft: NoteDraftActor
  problems: readonly FinishProblem[]
  services: ReadonlyMap<number, Service>
  onFinish: () => void
  onDiscontinue: () => void
}

const sections: readonly NoteSection[] = ['s', 'o', 'a', 'p']

/** The bar below the note: what is written, whether it is stored, what is missing, and the way to the end. */
export function FinishBar({ draft, problems, services, onFinish, onDiscontinue }: FinishBarProps) {
  const { finish, parts, key } = useTexts().note
  const content = useSelector(draft, ({ context }) => context.content)
  const classes = recipe()
  const written = sectionsWritten(content)
  const [isOpen, open] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  function start() {
    draft.send({ type: 'draft.save' })
    if (problems.length === 0) return onFinish()
    flushSync(() => open(true))
    list.current?.querySelector('button')?.focus()
  }

  return (
    <section aria-label={finish.label()} className={classes.bar}>
      {isOpen && problems.length > 0 && (
        <FinishProblems ref={list} problems={problems} content={content} services={services} />
      )}
      <div className={classes.between}>
        <nav aria-label={finish.parts()} className={classes.buttons}>
          {sections.map((section) => {
            const letter = section.toUpperCase()
            const name = finish.part({
              part: parts[section](),
              state: written[section] ? finish.written() : finish.empty(),
            })
            return (
              <Button
                key={section}
                size="sm"
                variant="ghost"
                aria-label={name}
                aria-keyshortcuts={`Alt+${letter}`}
                title={`${name} (${key({ letter })})`}
                onClick={() => focusOn(`note-${section}`)}
              >
                {written[section] ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
                {letter}
              </Button>
            )
          })}
        </nav>
        {problems.length > 0 && (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {finish.missing(problems.length)}
          </Button>
        )}
        <SaveState draft={draft} />
        <div className={classes.buttons}>
          <Button variant="outline" onClick={onDiscontinue}>
            {finish.discontinue()}
          </Button>
          <Button onClick={start}>{finish.sign()}</Button>
        </div>
      </div>
    </section>
  )
}
