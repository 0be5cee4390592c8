import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { doctorStatuses, engagements, licenceStates, specialties } from '@clinic/core/doctor'
import { valuesOf } from '@clinic/core/values'
import { AccountOf } from '../../entities/account/account-of'
import { useDentist } from '../../entities/doctor/dentist'
import { DentistNotice } from '../../entities/doctor/dentist-notice'
import { LicenceNotice } from '../../entities/doctor/licence'
import { PhotoOf } from '../../entities/photo/photo-of'
import { useApp } from '../../platform/app/app-context'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listDoctorExternal']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Dentists from outside: the list, the form, the page. */
export default function useDoctorExternal(): Master<Schema<'DoctorExternal'>, Schema<'DoctorExternalInput'>> {
  const { api } = useApp()
  const { doctor, 'doctor-external': texts, master } = useTexts()
  const { label, options } = useLabels()
  const { columns, filters, person, work } = useDentist('doctor-external')
  const { fields, sections, help } = doctor
  const engagementOptions = options(engagements)
  const [name, ...others] = columns
  return {
    key: 'doctor-external',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/doctor-external',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(doctorStatuses)),
          specialty: chosen('specialty', valuesOf(specialties)),
          licence: chosen('licence', valuesOf(licenceStates)),
          engagement: chosen('engagement', valuesOf(engagements)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/doctor-external/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/doctor-external', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/doctor-external/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createDoctorExternal),
      update: useCanCall(operationRoles.updateDoctorExternal),
    },
    nameOf: ({ display_name }) => display_name,
    columns: [
      ...(name ? [name] : []),
      {
        key: 'engagement',
        header: texts.fields.engagement(),
        cell: ({ engagement }) => label(engagements, engagement),
      },
      ...others,
    ],
    filters: [
      {
        name: 'engagement',
        label: texts.fields.engagement(),
        any: texts.anyEngagement(),
        options: engagementOptions,
      },
      ...filters,
    ],
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
      sip_valid_until: null,
      engagement: 'visiting',
      institution: '',
      agreement_number: '',
      agreement_from: null,
      agreement_until: null,
      bank_name: '',
      bank_account: '',
      bank_holder: '',
      color: 'blue',
      room_id: null,
      duration_minutes: 30,
      status: 'active',
    },
    sections: [
      { title: sections.person(), fields: person },
      {
        title: texts.sections.agreement(),
        fields: [
          [
            { kind: 'choice', name: 'engagement', label: texts.fields.engagement(), options: engagementOptions },
            { kind: 'text', name: 'institution', label: texts.fields.institution() },
          ],
          { kind: 'text', name: 'agreement_number', label: texts.fields.agreement_number(), maxLength: 60 },
          [
            { kind: 'date', name: 'agreement_from', label: texts.fields.agreement_from() },
            { kind: 'date', name: 'agreement_until', label: texts.fields.agreement_until() },
          ],
        ],
      },
      {
        title: sections.licence(),
        description: texts.about.licence(),
        fields: [
          { kind: 'text', name: 'nik', label: fields.nik(), help: help.nik(), maxLength: 16 },
          [
            { kind: 'text', name: 'sip_number', label: fields.sip_number(), maxLength: 60 },
            { kind: 'date', name: 'sip_valid_until', label: fields.sip_valid_until() },
          ],
          [
            { kind: 'text', name: 'str_number', label: fields.str_number(), maxLength: 60 },
            { kind: 'date', name: 'str_valid_until', label: fields.str_valid_until(), help: help.str_valid_until() },
          ],
        ],
      },
      { title: sections.work(), fields: work },
      {
        title: texts.sections.bank(),
        fields: [
          { kind: 'text', name: 'bank_name', label: texts.fields.bank_name(), maxLength: 60 },
          [
            { kind: 'text', name: 'bank_account', label: texts.fields.bank_account(), maxLength: 30 },
            { kind: 'text', name: 'bank_holder', label: texts.fields.bank_holder() },
          ],
        ],
      },
    ],
    notice: (doctor) =>
      // who only gets referrals treats nobody here
      doctor.engagement === 'referral_recipient' ? (
        <LicenceNotice row={doctor} />
      ) : (
        <DentistNotice row={doctor} kind="doctor-external" roles={operationRoles.updateDoctorExternal} />
      ),
    panels: ({ display_name, ...doctor }) => (
      <>
        <PhotoOf person={{ ...doctor, kind: 'doctor-external' }} />
        <AccountOf person={{ ...doctor, kind: 'doctor', name: display_name, roles: ['doctor_clinic'] }} />
      </>
    ),
  }
}
