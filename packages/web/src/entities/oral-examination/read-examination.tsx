import type { Schema } from '@clinic/api'
import { lastExamined } from '@clinic/core/oral-examination'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { KeyValue } from '../../ui/key-value'
import { useExaminationWords } from './use-examination-words'

interface ReadExaminationProps {
  /** Those until the moment that is shown, the first one first. */
  examinations: readonly Schema<'OralExamination'>[]
}

/** What was examined of a mouth beside its teeth by some moment: how clean it was, and the header of the national form. */
export default function ReadExamination({ examinations }: ReadExaminationProps) {
  useNamespace('oral-examination')
  const texts = useTexts()['oral-examination']
  const words = useExaminationWords()
  const { header, ohis } = lastExamined(examinations)
  if (!header && !ohis) return null
  return (
    <section aria-label={texts.title()}>
      <KeyValue
        pairs={[
          ...(ohis
            ? [
                { label: texts.scoredOn(), value: words.by(ohis) },
                { label: texts.scores.title(), value: words.ohis(ohis.content) || texts.scores.tooFew() },
                { label: texts.perTooth(), value: words.scores(ohis.content) },
              ]
            : []),
          ...(header ? [{ label: texts.examinedOn(), value: words.by(header) }, ...words.header(header.content)] : []),
        ]}
      />
    </section>
  )
}
