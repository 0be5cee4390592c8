import { ApiError, type Schema } from '@clinic/api'
import type { ReactNode } from 'react'
import { link } from 'styled-system/recipes'
import { ErrorLinkContext } from '../../ui/field/error-link-context'
import { useTexts } from '../texts/use-texts'

/** Around the fields of a form: beside the sentence of a taken value, a link leads to the record that has it. */
export function HolderLinks({ error, children }: { error: Error | null; children: ReactNode }) {
  const { openHolder } = useTexts()
  const { fields = {}, holders = {} } = error instanceof ApiError ? error : {}
  const linkOf = (sentence: string) => {
    const [, holder] = Object.entries(holders).find(([field]) => fields[field] === sentence) ?? []
    if (!holder) return null
    const { kind, id, name } = holder
    return (
      // opens in a new tab, so that typed text is kept
      <a href={`${pages[kind]}/${id}`} target="_blank" rel="noopener" className={link()}>
        {openHolder({ name })}
      </a>
    )
  }
  return <ErrorLinkContext value={linkOf}>{children}</ErrorLinkContext>
}

const pages: Record<Schema<'Holder'>['kind'], string> = {
  patient: '/clinic/patient',
  room: '/clinic/room',
  doctor: '/clinic/doctor',
  doctor_external: '/clinic/doctor-external',
  staff: '/clinic/staff',
  payor: '/clinic/payor',
  insurance: '/clinic/insurance',
  product: '/clinic/product',
  price_list: '/clinic/product/price-list',
  paket: '/clinic/paket',
  company_medicine: '/clinic/company-medicine',
  supplier: '/clinic/medicine-transaction/supplier',
}
