import { getTableColumns, sql } from '../drizzle.ts';
import { invoices, planOrders, plans } from '../tables/billing.ts';
import type { ListOf } from '../lists.ts';

const businessName = sql`(select named.business_name from franchises named where named.id = ${planOrders.franchise_id})`;

export const billingLists = {
  plans: {
    table: plans,
    id: plans.id,
    columns: getTableColumns(plans),
    search: null,
    sorts: { id: { column: plans.id, along: 'ASC' } },
    defaultSort: 'id',
    filters: {},
  },
  orders: {
    table: planOrders,
    id: planOrders.id,
    columns: {
      id: planOrders.id,
      plan_name: planOrders.plan_name,
      net_paise: planOrders.net_paise,
      state: planOrders.state,
      starts_on: planOrders.starts_on,
      ends_on: planOrders.ends_on,
      created_at: planOrders.created_at,
      business_name: businessName.as('business_name'),
    },
    search: null,
    sorts: { id: { column: planOrders.id, along: 'DESC' } },
    defaultSort: 'id',
    filters: {},
  },
  invoices: {
    table: invoices,
    id: invoices.id,
    columns: {
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issued_on: invoices.issued_on,
      total: invoices.total,
      order_id: invoices.order_id,
      buyer_name: sql`${invoices.buyer}->>'name'`.as('buyer_name'),
    },
    search: null,
    sorts: { id: { column: invoices.id, along: 'DESC' } },
    defaultSort: 'id',
    filters: {},
  },
} as const satisfies Record<string, ListOf>;
