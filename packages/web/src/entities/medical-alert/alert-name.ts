import { medicalKinds } from '@clinic/core/medical-alert'
import type { Labels } from '../../platform/texts/use-labels'
import type { Alert } from './alerts-query'

/** What an alert is called in a sentence: its name, or its kind where that says it all. */
export const alertName = ({ name, kind }: Pick<Alert, 'name' | 'kind'>, label: Labels['label']) =>
  name || label(medicalKinds, kind)
