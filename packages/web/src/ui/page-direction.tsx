import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/** Ark knows a direction only through a language; here people choose the direction by itself, and it stands on <html>. */
export function PageDirection({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={document.documentElement.dir === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
}
