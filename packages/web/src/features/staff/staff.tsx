import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { doctorStatuses, licenceStates } from '@clinic/core/doctor'
import { positions, skills } from '@clinic/core/staff'
import { valuesOf } from '@clinic/core/values'
import { AccountOf } from '../../entities/account/account-of'
import { PersonStatusField } from '../../entities/account/person-status-field'
import { LicenceNotice, LicenceTag } from '../../entities/doctor/licence'
import { useDoctorOptions } from '../../entities/doctor/use-doctor-options'
import { PersonName } from '../../entities/photo/person-name'
import { PhotoOf } from '../../entities/photo/photo-of'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listStaff']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Assistants and others who work here: the list, the form, the page. */
export default function useStaff(): Master<Schema<'Staff'>, Schema<'StaffInput'>> {
  const { api } = useApp()
  const { doctor, staff: texts, master } = useTexts()
  const { label, options } = useLabels()
  const { fields, sections, help } = doctor
  const status = useStatus(doctorStatuses)
  const positionOptions = options(positions)
  return {
    key: 'staff',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/staff',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(doctorStatuses)),
          position: chosen('position', valuesOf(positions)),
          licence: chosen('licence', valuesOf(licenceStates)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/staff/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/staff', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/staff/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.createStaff), update: useCanCall(operationRoles.updateStaff) },
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: (staff) => <PersonName person={{ ...staff, kind: 'staff' }} />,
      },
      { key: 'position', header: texts.fields.position(), cell: ({ position }) => label(positions, position) },
      {
        key: 'doctor',
        header: texts.fields.doctor_id(),
        from: 'lg',
        cell: ({ doctor_name }) => <bdi>{doctor_name}</bdi>,
      },
      { key: 'licence', header: fields.licence(), fit: true, cell: (row) => <LicenceTag row={row} /> },
      status.column,
    ],
    filters: [
      status.filter,
      { name: 'position', label: texts.fields.position(), any: texts.anyPosition(), options: positionOptions },
      {
        name: 'licence',
        label: fields.licence(),
        any: doctor.anyLicence(),
        options: options(licenceStates),
      },
    ],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: {
      name: '',
      nik: '',
      position: 'dental_nurse',
      phone: '',
      email: '',
      skills: [],
      doctor_id: null,
      str_number: '',
      str_valid_until: null,
      sip_number: '',
      sip_valid_until: null,
      status: 'active',
    },
    sections: [
      {
        title: sections.person(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), help: help.name(), required: true },
          { kind: 'text', name: 'nik', label: fields.nik(), help: help.nik(), maxLength: 16, required: true },
          [
            { kind: 'phone', name: 'phone', label: fields.phone(), maxLength: 30 },
            { kind: 'email', name: 'email', label: fields.email(), maxLength: 254 },
          ],
        ],
      },
      {
        title: sections.work(),
        fields: [
          [
            { kind: 'choice', name: 'position', label: texts.fields.position(), options: positionOptions },
            {
              ...status.field,
              kind: 'custom',
              text: (value) => label(doctorStatuses, value.status),
              render: (given) => <PersonStatusField kind="staff" {...given} />,
            },
          ],
          {
            kind: 'reference',
            name: 'doctor_id',
            label: texts.fields.doctor_id(),
            options: useDoctorOptions(),
            none: texts.anyDoctor(),
          },
          {
            kind: 'choices',
            name: 'skills',
            label: texts.fields.skills(),
            options: options(skills),
          },
        ],
      },
      {
        title: sections.licence(),
        description: texts.about.licence(),
        fields: [
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
    ],
    notice: (staff) => <LicenceNotice row={staff} />,
    panels: ({ position, ...staff }) => (
      <>
        <PhotoOf person={{ ...staff, kind: 'staff' }} />
        <AccountOf person={{ ...staff, kind: 'staff', roles: rolesOf(position) }} />
      </>
    ),
  }
}

/** The role that goes with the position first; one of the assistants may lead the clinic. */
const rolesOf = (position: Schema<'Position'>) =>
  position === 'front_office'
    ? (['front_office_clinic', 'nurse_clinic', 'manager_clinic'] as const)
    : (['nurse_clinic', 'front_office_clinic', 'manager_clinic'] as const)
