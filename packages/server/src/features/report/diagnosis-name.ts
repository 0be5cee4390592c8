import { icd10, termOf } from '@clinic/core/terminology'

/** What a diagnosis is called: “K02.1 Caries of dentine”. */
export function diagnosisName(code: string, language: 'en' | 'id') {
  const term = termOf(icd10, code)
  return term ? `${code} ${term[language]}` : code
}
