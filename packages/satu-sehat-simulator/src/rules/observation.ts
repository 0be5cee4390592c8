import { required, universalTime } from './element-rule'

export const observationRules = [
  required(10129, 'Observation', 'subject'),
  required(10130, 'Observation', 'encounter'),
  universalTime(10295, 'Observation', 'effectiveDateTime'),
  universalTime(10296, 'Observation', 'issued'),
  required(10383, 'Observation', 'performer'),
]
