import { houseDentist } from '../../domain/doctor/dentist'
import { masterUseCases } from '../../use-case/master'

export const doctorUseCases = masterUseCases('Doctor', houseDentist)
