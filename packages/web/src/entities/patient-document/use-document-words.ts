import { documentKinds } from '@clinic/core/patient-document'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { PatientDocument } from './document-query'

/** Returns what a file is called: its kind, its day, and the teeth it shows. */
export function useDocumentWords() {
  const texts = useTexts()['patient-document']
  const { label } = useLabels()
  const { date } = useFormat()
  const kindOf = ({ kind }: PatientDocument) => label(documentKinds, kind)
  const teethOf = ({ teeth: [first, ...more] }: PatientDocument) => {
    if (first === undefined) return ''
    return more.length > 0 ? texts.teeth({ teeth: [first, ...more].join(', ') }) : texts.tooth({ tooth: first })
  }
  return {
    kindOf,
    teethOf,
    nameOf: (document: PatientDocument) =>
      [kindOf(document), date(document.taken_on), teethOf(document)].filter(Boolean).join(', '),
  }
}
