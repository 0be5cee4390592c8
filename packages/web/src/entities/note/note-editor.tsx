import '../../writing.css'
import type { Schema } from '@clinic/api'
import { noteTemplates, withTemplate } from '@clinic/core/note'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { AssessmentPart } from './assessment-part'
import { NoteConflict } from './note-conflict'
import type { NotePartsProps } from './note-part'
import type { NoteContent } from './note-query'
import { ObjectivePart } from './objective-part'
import { PlanPart } from './plan-part'
import type { Performers } from './procedure/use-performers'
import type { VisitChart } from './procedure/use-visit-chart'
import { ProceduresPart } from './procedures-part'
import { SubjectivePart } from './subjective-part'
import type { NoteDraftActor } from './use-note-draft'
import { useSectionKeys } from './use-practice-keys'
import type { Service } from './use-services'

interface NoteEditorProps {
  draft: NoteDraftActor
  patient: number
  services: ReadonlyMap<number, Service>
  performers: Performers
  /** Nothing until it is there. */
  chart: VisitChart | undefined
  /** What of the procedures the patient has paid before. */
  prepaid: ReactNode
  /** Returns what of a procedure's consent was signed on the screen, and the way to it. */
  signedOf: (row: Schema<'NoteProcedure'>) => ReactNode
  /** Returns what a procedure is done under, and the way to say it. */
  anaesthesiaOf: (row: Schema<'NoteProcedure'>) => ReactNode
}

/** Writing the note of a visit: subjective, objective, assessment, plan. */
export function NoteEditor({ draft, ...rest }: NoteEditorProps) {
  const { template } = useTexts().note
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const content = useSelector(draft, ({ context }) => context.content)
  useSectionKeys()
  const edit = (next: NoteContent) => draft.send({ type: 'draft.edit', content: next })
  const parts: NotePartsProps = {
    content,
    onChange: (part) => edit({ ...draft.getSnapshot().context.content, ...part }),
  }
  return (
    <>
      <div className={recipe().template}>
        <SelectField
          name="template"
          label={template.label()}
          help={template.help()}
          placeholder={template.choose()}
          options={noteTemplates.map(({ key, name }) => ({ value: key, label: name[language] }))}
          value=""
          onChange={({ target }) => {
            const chosen = noteTemplates.find(({ key }) => key === target.value)
            if (chosen) edit(withTemplate(content, chosen, language))
          }}
        />
      </div>
      <SubjectivePart {...parts} />
      <ObjectivePart {...parts} />
      <AssessmentPart {...parts} />
      <PlanPart {...parts} procedures={<ProceduresPart {...parts} {...rest} />} />
      <NoteConflict draft={draft} />
    </>
  )
}
