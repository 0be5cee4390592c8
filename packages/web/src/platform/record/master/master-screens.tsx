import type { ComponentType } from 'react'
import type { Master, Stored } from './master'

export interface MasterModule<Row extends Stored & Input, Input extends object> {
  default: () => Master<Row, Input>
}

export interface MasterScreen {
  path: string
  load: () => Promise<{ default: ComponentType }>
  /** The functions that load its parts. */
  parts: readonly (() => Promise<unknown>)[]
}

const loadList = () => import('./master-list')
const loadCreate = () => import('./master-create')
const loadPage = () => import('./master-page')

/** The three addresses of a kind of master data, the more special one first. */
export function masterScreens<Row extends Stored & Input, Input extends object>(
  base: string,
  load: () => Promise<MasterModule<Row, Input>>,
): MasterScreen[] {
  const list = async () => {
    const [{ default: useMaster }, { MasterList }] = await Promise.all([load(), loadList()])
    return { default: () => <MasterList master={useMaster()} base={base} /> }
  }
  const create = async () => {
    const [{ default: useMaster }, { MasterCreate }] = await Promise.all([load(), loadCreate()])
    return { default: () => <MasterCreate master={useMaster()} base={base} /> }
  }
  const page = async () => {
    const [{ default: useMaster }, { MasterPage }] = await Promise.all([load(), loadPage()])
    return { default: () => <MasterPage master={useMaster()} base={base} /> }
  }
  return [
    { path: `${base}/new`, load: create, parts: [load, loadCreate] },
    { path: `${base}/:id`, load: page, parts: [load, loadPage] },
    { path: base, load: list, parts: [load, loadList] },
  ]
}
