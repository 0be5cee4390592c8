import type { UseCases } from '../../use-case/contract'
import { enterFindings } from './enter-findings'
import { getOdontogram } from './get-odontogram'

export const odontogramUseCases: UseCases<'getOdontogram' | 'enterFindings'> = { getOdontogram, enterFindings }
