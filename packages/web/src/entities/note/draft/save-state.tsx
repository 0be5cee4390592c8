import { useSelector } from '@xstate/react'
import { note as recipe } from 'styled-system/recipes'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import type { SomeDraftActor } from './use-visit-draft'

/** Whether what is typed is stored; why not, and what can be done about it. */
export function SaveState({ draft }: { draft: SomeDraftActor }) {
  const texts = useTexts()
  const { save } = texts.note
  const state = useSelector(draft, ({ value }) => value)
  const { error, version } = useSelector(draft, ({ context }) => context)
  const words = {
    kept: version === 0 ? save.nothing() : save.kept(),
    edited: save.unsent(),
    saving: save.saving(),
    waiting: save.waiting(),
    refused: save.refused({ problem: error ? failureText(texts, error) : '' }),
    conflicting: save.conflicting(),
  }[state]
  return (
    <div className={recipe().buttons}>
      <span role="status" data-unsent={state !== 'kept' || undefined} className={recipe().state}>
        {words}
      </span>
      {(state === 'waiting' || state === 'refused') && (
        <Button size="sm" variant="outline" onClick={() => draft.send({ type: 'draft.save' })}>
          {texts.tryAgain()}
        </Button>
      )}
    </div>
  )
}
