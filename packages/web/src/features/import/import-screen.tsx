import type { ImportKindName } from '@clinic/core/import'
import { Redirect, useRoute } from 'wouter'
import { useCanCall } from '../../platform/session/use-can-call'
import { ImportHome } from './import-home'
import { ImportPage } from './import-page'
import { importedAt, importedKinds } from './imported-kinds'

/** The imports of a kind, or one of them: which, the address says. */
export default function ImportScreen() {
  const [, address] = useRoute('/clinic/:kind/import/:id?')
  const kind = importedAt(`/clinic/${address?.kind}`)
  return kind && <OfKind key={kind} kind={kind} id={address?.id} />
}

function OfKind({ kind, id }: { kind: ImportKindName; id: string | undefined }) {
  const { operation, list } = importedKinds[kind]
  // for typed or shared addresses: without the permission nothing is requested
  if (!useCanCall(operation)) return <Redirect to={list} replace />
  return id === undefined ? <ImportHome kind={kind} /> : <ImportPage key={id} kind={kind} id={Number(id)} />
}
