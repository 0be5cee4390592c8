import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useReportAddress } from './use-report-address'

export type ReportAddress = NonNullable<ReturnType<typeof useReportAddress>>

/** The report that the address asks for; the page for an address that does not exist where it asks for one that there is not. */
export function ReportGate({ children }: { children: (address: ReportAddress) => ReactNode }) {
  const address = useReportAddress()
  return address ? children(address) : <Redirect to="/404" replace />
}
