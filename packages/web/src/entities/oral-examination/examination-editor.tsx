import '../../writing.css'
import type { Schema } from '@clinic/api'
import type { Finding } from '@clinic/core/odontogram'
import type { ExaminationDraftActor } from '@clinic/core/oral-examination'
import { hasHeader, type OralExaminationContent } from '@clinic/core/oral-examination'
import { useSelector } from '@xstate/react'
import { note, oralExamination as recipe } from 'styled-system/recipes'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { SaveState } from '../note/draft/save-state'
import { ExaminationConflict } from './examination-conflict'
import { HeaderFields } from './header-fields'
import { ScoreGrid } from './score-grid'
import { useExaminationWords } from './use-examination-words'

interface ExaminationEditorProps {
  draft: ExaminationDraftActor
  /** What the chart says of the teeth now. */
  now: readonly Finding[]
  /** Whether the patient has permanent teeth at their age. */
  hasPermanentTeeth: boolean
  /** The last one of another visit, whose header may hold again. */
  previous: Schema<'OralExamination'> | null
}

/** Writing what is examined of a mouth in a visit: how clean it is, and the header of the national form. */
export function ExaminationEditor({ draft, now, hasPermanentTeeth, previous }: ExaminationEditorProps) {
  const texts = useTexts()['oral-examination']
  const { date } = useFormat()
  const content = useSelector(draft, ({ context }) => context.content)
  const classes = recipe()
  const change = (part: Partial<OralExaminationContent>) =>
    draft.send({ type: 'draft.edit', content: { ...draft.getSnapshot().context.content, ...part } })
  return (
    <Card
      title={texts.title()}
      actions={
        <div className={note().head}>
          <SaveState draft={draft} />
          <kbd className={note().keys}>{texts.key({ letter: 'M' })}</kbd>
        </div>
      }
    >
      <div className={classes.panel}>
        <section aria-label={texts.scores.title()} className={classes.part}>
          <div className={classes.head}>
            <h3 className={note().legend}>{texts.scores.title()}</h3>
          </div>
          {hasPermanentTeeth || content.ohis.length > 0 ? (
            <>
              <ScoreGrid scores={content.ohis} now={now} onChange={(ohis) => change({ ohis })} />
              <Result content={content} />
            </>
          ) : (
            <p>{texts.scores.primary()}</p>
          )}
        </section>
        <section aria-label={texts.header()} className={classes.part}>
          <div className={classes.head}>
            <h3 className={note().legend}>{texts.header()}</h3>
            {previous && !hasHeader(content) && (
              <Button size="sm" variant="outline" onClick={() => change(headerOf(previous.content))}>
                {texts.takeOver({ date: date(previous.date) })}
              </Button>
            )}
          </div>
          <HeaderFields content={content} onChange={change} />
        </section>
      </div>
      <ExaminationConflict draft={draft} />
    </Card>
  )
}

/** What was found last time; pictures were taken then, not now. */
const headerOf = ({ ohis: _, ...header }: OralExaminationContent): Partial<OralExaminationContent> => ({
  ...header,
  photo_count: null,
  radiograph_dental: null,
  radiograph_pa: null,
  radiograph_opg: null,
  radiograph_ceph: null,
})

/** The index while it is typed, in words. */
function Result({ content }: { content: OralExaminationContent }) {
  const { scores } = useTexts()['oral-examination']
  const { ohis } = useExaminationWords()
  const index = ohis(content)
  return (
    <p role="status" data-scored={index !== '' || undefined} className={recipe().result}>
      {index || scores.tooFew()}
    </p>
  )
}
