import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { type LabOrder, labOrderQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { RecordGate } from '../../../platform/record/record-gate'
import { useTexts } from '../../../platform/texts/use-texts'
import { financeAddress } from '../use-finance-tabs'

/** The order of the address. */
export function useLabOrder() {
  const { api } = useApp()
  return useEarlyQuery(labOrderQuery(api, Number(useParams<{ id: string }>().id)))
}

interface LabOrderGateProps {
  query: ReturnType<typeof useLabOrder>
  skeleton?: ReactNode
  children: (order: LabOrder) => ReactNode
}

/** Shows an order once it is read, or says that it is not here. */
export function LabOrderGate({ children, ...gate }: LabOrderGateProps) {
  const { page, back } = useTexts()['lab-order']
  const missing = { title: page.unknown(), text: page.unknownText(), href: financeAddress('lab-order'), leave: back() }
  return (
    <RecordGate {...gate} missing={missing}>
      {children}
    </RecordGate>
  )
}
