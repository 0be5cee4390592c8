import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { doctorStatuses, licenceStates, specialties } from '@clinic/core/doctor'
import { valuesOf } from '@clinic/core/values'
import { AccountOf } from '../../entities/account/account-of'
import { useDentist } from '../../entities/doctor/dentist'
import { DentistNotice } from '../../entities/doctor/dentist-notice'
import { PhotoOf } from '../../entities/photo/photo-of'
import { useApp } from '../../platform/app/app-context'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listDoctor']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Dentists of the house: the list, the form, the page. */
export default function useDoctor(): Master<Schema<'Doctor'>, Schema<'DoctorInput'>> {
  const { api } = useApp()
  const { doctor: texts, master } = useTexts()
  const { columns, filters, person, work } = useDentist('doctor')
  const { fields, sections, help } = texts
  return {
    key: 'doctor',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/doctor',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(doctorStatuses)),
          specialty: chosen('specialty', valuesOf(specialties)),
          licence: chosen('licence', valuesOf(licenceStates)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/doctor/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/doctor', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/doctor/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.createDoctor), update: useCanCall(operationRoles.updateDoctor) },
    importable: true,
    nameOf: ({ display_name }) => display_name,
    columns,
    filters,
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: {
      name: '',
      name_prefix: 'drg.',
      name_suffix: '',
      nik: '',
      specialty: 'general',
      phone: '',
      email: '',
      str_number: '',
      str_valid_until: null,
      sip_number: '',
      sip_valid_until: '',
      color: 'blue',
      room_id: null,
      duration_minutes: 30,
      status: 'active',
    },
    sections: [
      { title: sections.person(), fields: person },
      {
        title: sections.licence(),
        description: texts.about.licence(),
        fields: [
          { kind: 'text', name: 'nik', label: fields.nik(), help: help.nik(), maxLength: 16, required: true },
          [
            { kind: 'text', name: 'sip_number', label: fields.sip_number(), maxLength: 60, required: true },
            { kind: 'date', name: 'sip_valid_until', label: fields.sip_valid_until(), required: true },
          ],
          [
            { kind: 'text', name: 'str_number', label: fields.str_number(), maxLength: 60 },
            { kind: 'date', name: 'str_valid_until', label: fields.str_valid_until(), help: help.str_valid_until() },
          ],
        ],
      },
      { title: sections.work(), fields: work },
    ],
    notice: (doctor) => <DentistNotice row={doctor} kind="doctor" roles={operationRoles.updateDoctor} />,
    panels: ({ display_name, ...doctor }) => (
      <>
        <PhotoOf person={{ ...doctor, kind: 'doctor' }} />
        <AccountOf person={{ ...doctor, kind: 'doctor', name: display_name, roles: ['doctor_clinic'] }} />
      </>
    ),
  }
}
