import { required } from './element-rule'

export const patientRules = [
  required(10166, 'Patient', 'identifier'),
  required(10167, 'Patient', 'multipleBirthInteger'),
  required(10168, 'Patient', 'name.text'),
  required(10333, 'Patient', 'address'),
  required(10397, 'Patient', 'birthDate'),
  required(10413, 'Patient', 'gender'),
]
