import { emptyPatient, type PatientDraft } from '@clinic/core/patient'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { renderScene } from '../../testing/render-scene'
import { listOf, success } from '../../testing/scene'
import { PatientAddressFields } from './patient-address-fields'
import '../area/area-field'

const cikini = {
  code: '3171061003',
  village: 'Cikini',
  district: 'Menteng',
  city: 'Kota Administrasi Jakarta Pusat',
  province: 'DKI Jakarta',
}

function Address({ onChange }: { onChange: (value: PatientDraft) => void }) {
  useNamespaces(['patient', 'patient-form'])
  const [value, setValue] = useState(emptyPatient)
  const change = (part: Partial<PatientDraft>) => {
    const next = { ...value, ...part }
    setValue(next)
    onChange(next)
  }
  return <PatientAddressFields value={value} errors={{}} change={change} today="2026-11-20" />
}

it.each([
  ['en', 'Village by its code', 'District (kecamatan)'],
  ['id', 'Kelurahan/Desa menurut kode wilayah', 'Kecamatan'],
] as const)(
  'a chosen village fills in the names, and a name changed by hand clears its code: %s',
  async (language, label, district) => {
    let last: PatientDraft = emptyPatient
    await renderScene(
      <Address
        onChange={(value) => {
          last = value
        }}
      />,
      { language, replies: { 'GET /api/area': success(listOf([cikini])) } },
    )
    const user = userEvent.setup({ delay: null })
    await user.type(await screen.findByRole('combobox', { name: new RegExp(label) }), 'cikini')
    await user.click(await screen.findByRole('option', { name: /Cikini, Menteng/ }))
    const { code, ...names } = cikini
    expect(last.address).toMatchObject({ ...names, area_code: code })

    fireEvent.change(screen.getByRole('textbox', { name: district }), { target: { value: 'Senen' } })
    expect(last.address).toMatchObject({ village: 'Cikini', district: 'Senen', area_code: '' })
  },
)
