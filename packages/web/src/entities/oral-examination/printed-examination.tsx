import type { Schema } from '@clinic/api'
import { emptyOralExamination, lastExamined } from '@clinic/core/oral-examination'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { useTexts } from '../../platform/texts/use-texts'
import { useExaminationWords } from './use-examination-words'

/** The fields of the national form as they were last examined; what nobody examined is left for the pen. */
export function PrintedExamination({ examinations }: { examinations: readonly Schema<'OralExamination'>[] }) {
  const { scores: texts, perTooth } = useTexts()['oral-examination']
  const words = useExaminationWords()
  const { header, ohis } = lastExamined(examinations)
  const scored = ohis?.content ?? emptyOralExamination
  const facts = [
    ...words.header(header?.content ?? emptyOralExamination),
    { label: texts.title(), value: words.ohis(scored) },
    { label: perTooth(), value: words.scores(scored) },
  ]
  return <SheetFacts facts={facts.map(({ label, value }) => [label, value === '' ? pen : value] as const)} />
}

/** A line to write on. */
const pen = '\u2026'.repeat(12)
