import type { ExaminationDraftActor, OralExaminationContent } from '@clinic/core/oral-examination'
import { useSelector } from '@xstate/react'
import { useTexts } from '../../platform/texts/use-texts'
import { DraftConflict } from '../note/draft/draft-conflict'
import { useExaminationWords } from './use-examination-words'

/** The examination as it is typed here beside the one that another window stored. */
export function ExaminationConflict({ draft }: { draft: ExaminationDraftActor }) {
  const { perTooth } = useTexts()['oral-examination']
  const words = useExaminationWords()
  const { content, other } = useSelector(draft, ({ context }) => context)
  if (!other) return null
  const describe = (shown: OralExaminationContent) => [
    ...words.header(shown),
    { label: perTooth(), value: words.scores(shown) },
  ]
  return (
    <DraftConflict
      mine={describe(content)}
      stored={describe(other.content)}
      onKeepMine={() => draft.send({ type: 'draft.keepMine' })}
      onTakeOther={() => draft.send({ type: 'draft.takeOther' })}
    />
  )
}
