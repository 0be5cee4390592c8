import type { UseCases } from '../../use-case/contract'
import { getLetter } from './get-letter'
import { issueLetter } from './issue-letter'
import { listPatientLetter } from './list-patient-letter'
import { voidLetter } from './void-letter'

export const letterUseCases: UseCases<'issueLetter' | 'listPatientLetter' | 'getLetter' | 'voidLetter'> = {
  issueLetter,
  listPatientLetter,
  getLetter,
  voidLetter,
}
