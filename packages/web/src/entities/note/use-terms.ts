import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../platform/texts/use-texts'
import type { FoundOption } from '../../ui/field/combobox-field'

// the list is loaded when it is first needed
const terminology = () => import('@clinic/core/terminology')

/** Returns the search for diagnoses, by code or by words of either language. */
export function useFindDiagnosis() {
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const other = language === 'id' ? 'en' : 'id'
  return async (text: string): Promise<FoundOption[]> => {
    const { icd10, searchTerms } = await terminology()
    const found = text === '' ? icd10 : searchTerms(icd10, text)
    return found
      .slice(0, 30)
      .map((term) => ({ value: term.code, label: `${term.code} ${term[language]}`, note: term[other] }))
  }
}

/** Returns the words of diagnoses; the code alone while they are loaded. */
export function useDiagnosisLabel() {
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const { data } = useQuery({
    queryKey: ['terminology'],
    queryFn: terminology,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    structuralSharing: false,
  })
  return (code: string) => data?.termOf(data.icd10, code)?.[language] ?? ''
}
