import type { UseCases } from '../../use-case/contract'
import { writeOralExamination } from './write-oral-examination'

export const oralExaminationUseCases: UseCases<'writeOralExamination'> = { writeOralExamination }
