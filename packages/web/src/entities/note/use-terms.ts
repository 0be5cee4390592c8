import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../platform/texts/use-texts'
import type { FoundOption } from '../../ui/field/combobox-field'

// the list is loaded when it is first needed
const terminology = () => import('@clinic/core/terminology')

/** Diagnoses and procedures by their codes, in both languages. */
export const terminologyQuery = queryOptions({
  queryKey: ['terminology'],
  queryFn: terminology,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
})

type List = 'icd10' | 'icd9cm'

/** Returns the search for diagnoses, by code or by words of either language. */
export const useFindDiagnosis = () => useFindTerm('icd10')

/** The same for procedures. */
export const useFindProcedureCode = () => useFindTerm('icd9cm')

function useFindTerm(list: List) {
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const other = language === 'id' ? 'en' : 'id'
  return async (text: string): Promise<FoundOption[]> => {
    const { searchTerms, ...lists } = await terminology()
    const found = text === '' ? lists[list] : searchTerms(lists[list], text)
    return found
      .slice(0, 30)
      .map((term) => ({ value: term.code, label: `${term.code} ${term[language]}`, note: term[other] }))
  }
}

/** Returns the words of diagnoses; the code alone while they are loaded. */
export const useDiagnosisLabel = () => useTermLabel('icd10')

/** The same for procedures. */
export const useProcedureCodeLabel = () => useTermLabel('icd9cm')

function useTermLabel(list: List) {
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const { data } = useQuery(terminologyQuery)
  return (code: string) => data?.termOf(data[list], code)?.[language] ?? ''
}
