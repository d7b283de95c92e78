import type { Embedded } from '../open.ts';

/* What a database is, apart from its rows: for comparing one with another. */

const OURS = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

const QUERIES = {
  schemas: `select n.nspname, n.nspacl::text from pg_namespace n where ${OURS}`,
  relations: `select n.nspname, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
    c.reloptions::text, pg_get_userbyid(c.relowner) as owner,
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  rights: `select n.nspname, c.relname, a.grantee::regrole::text as grantee, a.privilege_type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
    where ${OURS}`,
  columns: `select n.nspname, c.relname, a.attname, a.attnum, a.attnotnull, a.attacl::text,
    format_type(a.atttypid, a.atttypmod) as type, pg_get_expr(d.adbin, d.adrelid) as value
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OURS} and a.attnum > 0 and not a.attisdropped`,
  constraints: `select n.nspname, k.conrelid::regclass::text as of, k.conname,
    pg_get_constraintdef(k.oid) as definition from pg_constraint k
    join pg_namespace n on n.oid = k.connamespace where ${OURS}`,
  indexes: `select n.nspname, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS}`,
  functions: `select n.nspname, p.oid::regprocedure::text as name, p.prosecdef, p.provolatile,
    p.proconfig::text, p.proacl::text, md5(coalesce(p.prosrc, '') || coalesce(p.probin, '')) as body
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`,
  triggers: `select pg_get_triggerdef(t.oid) as definition, t.tgenabled from pg_trigger t
    where not t.tgisinternal`,
  policies: `select * from pg_policies`,
  roles: `select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolbypassrls
    from pg_roles where rolname not like 'pg\\_%'`,
  defaults: `select n.nspname, pg_get_userbyid(d.defaclrole) as of, d.defaclobjtype,
    d.defaclacl::text as acl from pg_default_acl d
    left join pg_namespace n on n.oid = d.defaclnamespace`,
  extensions: `select extname, extversion from pg_extension`,
  settings: `select name, setting from pg_settings where name not like '%directory'
    and name not like 'pg\\_trgm.%'
    and name not in ('config_file', 'hba_file', 'ident_file', 'transaction_isolation')`,
} as const;

/** All of it, each part in an order that is the same for the same. */
export async function catalogOf({ database }: Embedded): Promise<Record<string, string[]>> {
  const parts: Record<string, string[]> = {};
  for (const [part, sql] of Object.entries(QUERIES)) {
    const { rows } = await database.query(sql);
    parts[part] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return parts;
}

/** How many rows lie in each table that has any, by the table's name with its schema. */
export async function rowsOf({ database }: Embedded): Promise<Map<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not like 'pg\\_%' and schemaname <> 'information_schema'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    if (rows[0].n > 0) counts.set(name, rows[0].n);
  }
  return counts;
}
