import type { Schema } from '@clinic/api'
import { doctorColors, doctorStatuses, licenceStates, specialties } from '@clinic/core/doctor'
import type { ListFilter } from '../../platform/list/list-toolbar'
import { useStatus } from '../../platform/list/use-status'
import type { MasterField } from '../../platform/record/master/master-field'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/column'
import { type PersonStatus, PersonStatusField } from '../account/person-status-field'
import { PersonName } from '../photo/person-name'
import { useRoomOptions } from '../room/use-room-options'
import { LicenceTag } from './licence'

/** The fields of a row that both kinds of dentist have. */
interface DentistRow {
  id: number
  name: string
  photo: string | null
  display_name: string
  specialty: Schema<'Specialty'>
  room_name: string | null
  sip_number: string
  sip_valid_until: string | null
  licence: Schema<'LicenceState'>
  status: Schema<'DoctorStatus'>
}

/** The input of either kind of dentist. */
type DentistInput = Omit<Schema<'DoctorInput'>, 'sip_valid_until'> & { sip_valid_until: string | null }

/** The columns, filters and fields that dentists of the house and from outside share. */
export function useDentist(kind: 'doctor' | 'doctor-external') {
  const { doctor: texts } = useTexts()
  const { label, options } = useLabels()
  const { fields } = texts
  const rooms = useRoomOptions()
  const status = useStatus(doctorStatuses)
  const specialtyOptions = options(specialties)
  const columns: readonly Column<DentistRow>[] = [
    {
      key: 'name',
      header: fields.name(),
      sortable: true,
      cell: ({ display_name, ...dentist }) => <PersonName person={{ ...dentist, kind }} title={display_name} />,
    },
    {
      key: 'specialty',
      selfEvident: true,
      header: fields.specialty(),
      cell: ({ specialty }) => label(specialties, specialty),
    },
    { key: 'room', header: fields.room_id(), from: 'lg', cell: ({ room_name }) => <bdi>{room_name}</bdi> },
    {
      key: 'licence',
      header: fields.licence(),
      fit: true,
      cell: (row) => <LicenceTag row={row} />,
    },
    status.column,
  ]
  const filters: readonly ListFilter[] = [
    status.filter,
    { name: 'specialty', label: fields.specialty(), any: texts.anySpecialty(), options: specialtyOptions },
    {
      name: 'licence',
      label: fields.licence(),
      any: texts.anyLicence(),
      options: options(licenceStates),
    },
  ]
  const person = [
    [
      {
        kind: 'text',
        name: 'name_prefix',
        label: fields.name_prefix(),
        help: texts.help.name_prefix(),
        maxLength: 40,
      },
      { kind: 'text', name: 'name_suffix', label: fields.name_suffix(), help: texts.help.name_suffix(), maxLength: 60 },
    ],
    { kind: 'text', name: 'name', label: fields.name(), help: texts.help.name(), required: true },
    { kind: 'choice', name: 'specialty', label: fields.specialty(), options: specialtyOptions },
    [
      { kind: 'phone', name: 'phone', label: fields.phone(), maxLength: 30 },
      { kind: 'email', name: 'email', label: fields.email(), maxLength: 254 },
    ],
  ] as const satisfies readonly (MasterField<DentistInput> | readonly MasterField<DentistInput>[])[]
  const work = [
    [
      { kind: 'reference', name: 'room_id', label: fields.room_id(), options: rooms, none: texts.noRoom() },
      {
        kind: 'number',
        name: 'duration_minutes',
        label: fields.duration_minutes(),
        unit: texts.minutesUnit(),
        required: true,
      },
    ],
    [
      {
        kind: 'choice',
        name: 'color',
        label: fields.color(),
        options: options(doctorColors),
      },
      {
        ...status.field,
        kind: 'custom',
        text: (value: PersonStatus['value']) => label(doctorStatuses, value.status),
        render: (given: PersonStatus) => <PersonStatusField kind="doctor" {...given} />,
      },
    ],
  ] as const satisfies readonly (MasterField<DentistInput> | readonly MasterField<DentistInput>[])[]
  return { columns, filters, person, work }
}
