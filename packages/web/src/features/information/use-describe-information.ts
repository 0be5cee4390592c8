import type { Described } from '../../platform/conflict-dialog'
import { contactFields } from '../../platform/contact-link'
import { useTexts } from '../../platform/use-texts'
import { addressFields } from './information-field-names'
import type { InformationUpdate } from './information-problems'
import { zoneNames } from './time-zone'

/** What the information of a clinic says, in words, field by field. */
export function useDescribeInformation() {
  const { information: texts } = useTexts()
  return (value: InformationUpdate): Described => {
    const shown = {
      ...value,
      status: texts.statuses[value.status](),
      time_zone: texts.timeZones[zoneNames[value.time_zone]](),
    }
    const fields = ['name', 'status', 'time_zone', ...addressFields, ...contactFields] as const
    return fields.map((field) => ({ label: texts.fields[field](), value: shown[field] }))
  }
}
