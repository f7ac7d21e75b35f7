/** How the bytes of a field are read. Senders choose the length of numbers. */
export type FieldKind = 'number' | 'ip4' | 'ip6' | 'mac' | 'text' | 'skip';
export type FieldType = { name: string; kind: FieldKind };

/** Field types of Cisco's NetFlow version 9, with the names Graylog stores. */
const NAMED: Readonly<Record<Exclude<FieldKind, 'skip'>, string>> = {
  number: `
    1 in_bytes, 2 in_pkts, 3 flows, 4 protocol, 5 src_tos, 6 tcp_flags, 7 l4_src_port, 9 src_mask, 10 input_snmp, 11 l4_dst_port, 13 dst_mask, 14 output_snmp, 16 src_as, 17 dst_as,
    19 mul_dst_pkts, 20 mul_dst_bytes, 21 last_switched, 22 first_switched, 23 out_bytes, 24 out_pkts, 25 min_pkt_length, 26 max_pkt_length, 29 ipv6_src_mask, 30 ipv6_dst_mask, 31 ipv6_flow_label,
    32 icmp_type, 33 mul_igmp_type, 34 sampling_interval, 35 sampling_algorithm, 36 flow_active_timeout, 37 flow_inactive_timeout, 38 engine_type, 39 engine_id, 40 total_bytes_exp, 41 total_pkts_exp, 42 total_flows_exp,
    46 mpls_top_label_type, 47 mpls_top_label_ip_addr, 48 flow_sampler_id, 49 flow_sampler_mode, 50 flow_sampler_random_interval, 52 min_ttl, 53 max_ttl, 54 ipv4_ident, 55 dst_tos, 58 src_vlan, 59 dst_vlan,
    60 ip_protocol_version, 61 direction, 64 ipv6_option_headers, 85 in_permanent_bytes, 86 in_permanent_pkts, 89 forwarding_status, 95 application_id, 98 postIpDiffServCodePoint, 136 flow_end_reason, 148 conn_id,
    150 flow_start_seconds, 151 flow_end_seconds, 152 flow_start_msec, 153 flow_end_msec, 154 flow_start_micros, 155 flow_end_micros, 161 flow_duration_millis, 162 flow_duration_micros,
    176 icmp_type, 177 icmp_code, 178 icmp_type_ipv6, 179 icmp_code_ipv6, 180 udp_src_port, 181 udp_dst_port, 182 tcp_src_port, 183 tcp_dst_port, 194 ip_tos, 195 ip_dscp, 201 mpls_label_stack_octets,
    227 xlate_src_port, 228 xlate_dst_port, 231 fwd_flow_delta_bytes, 232 rev_flow_delta_bytes, 233 fw_event, 234 ingressVRFID, 235 egressVRFID, 298 initiatorPackets, 299 responderPackets, 323 event_time_msec,
    361 postNATPortBlockStart, 362 postNATPortBlockEnd, 33000 ingress_acl_id, 33001 egress_acl_id, 33002 fw_ext_event, 40003 xlate_src_port, 40004 xlate_dst_port, 40005 fw_event`,
  ip4: '8 ipv4_src_addr, 12 ipv4_dst_addr, 15 ipv4_next_hop, 18 bgp_ipv4_next_hop, 44 ipv4_src_prefix, 45 ipv4_dst_prefix, 225 xlate_src_addr_ipv4, 226 xlate_dst_addr_ipv4, 366 staIPv4Address, 40001 xlate_src_addr_ipv4, 40002 xlate_dst_addr_ipv4',
  ip6: '27 ipv6_src_addr, 28 ipv6_dst_addr, 62 ipv6_next_hop, 63 bgp_ipv6_next_hop, 281 xlate_src_addr_ipv6, 282 xlate_dst_addr_ipv6',
  mac: '56 in_src_mac, 57 out_dst_mac, 80 in_dst_mac, 81 out_src_mac, 365 staMacAddress, 367 wtpMacAddress',
  text: '82 if_name, 83 if_desc, 84 sampler_name, 94 application_description, 96 application_name, 147 wlanSSID, 236 VRFname, 40000 username',
};
/** Vendor-specific fields without a public meaning. */
const SKIPPED = [43, 51, 65, 66, 67, 68, 69];

export type FieldTypes = ReadonlyMap<number, FieldType>;

export const usualFieldTypes: FieldTypes = new Map([
  ...(['number', 'ip4', 'ip6', 'mac', 'text'] as const).flatMap((kind) =>
    NAMED[kind].split(',').map((pair): [number, FieldType] => {
      const [id = '', name = ''] = pair.trim().split(' ');
      return [Number(id), { name, kind }];
    }),
  ),
  ...SKIPPED.map((id): [number, FieldType] => [id, { name: '', kind: 'skip' }]),
]);

/** The type of a field; unknown fields are read by their length. */
export function fieldType(types: FieldTypes, id: number, length: number): FieldType {
  return (
    types.get(id) ?? {
      name: `field_${id}`,
      kind: length === 16 ? 'ip6' : length === 6 ? 'mac' : 'number',
    }
  );
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  ip4_addr: 'ip4',
  ip6_addr: 'ip6',
  mac_addr: 'mac',
  string: 'text',
  skip: 'skip',
};
const ENTRY = /^(\d{1,5}):\s*(?:\[(.*)\])?\s*$/;
const ITEM = /^\s*-\s*(.+?)\s*$/;

/**
 * Parses the definitions file that `netflow9_definitions_Path` points to: YAML with an id, then a
 * type (`:uint32`, `:ip4_addr`, a number of bytes …) and a name, on lines of their own or in
 * brackets. They replace the built-in types.
 * @throws Error with the line that cannot be parsed
 */
export function readDefinitions(yaml: string): FieldTypes {
  const types = new Map<number, FieldType>();
  let id: number | undefined;
  let items: string[] = [];
  const complete = () => {
    const [type = '', name = ''] = items.map((item) =>
      item.replace(/^["']|["']$/g, '').replace(/^:/, ''),
    );
    if (id !== undefined && type !== '') types.set(id, { name, kind: KINDS[type] ?? 'number' });
  };
  for (const [index, line] of yaml.split(/\r?\n/).entries()) {
    const entry = ENTRY.exec(line);
    const item = ITEM.exec(line);
    if (entry !== null) {
      complete();
      id = Number(entry[1]);
      items = entry[2]?.split(',').map((one) => one.trim()) ?? [];
    } else if (item?.[1] !== undefined && line.trim() !== '---') items.push(item[1]);
    else if (line.trim() !== '' && line.trim() !== '---' && !line.trim().startsWith('#'))
      throw new Error(`Line ${index + 1} of the NetFlow definitions is not valid.`);
  }
  complete();
  return types;
}
