/** The answer to `--help`. */
export const HELP = `Usage: graylog-console [options]     (npm start -- [options])
       graylog-console import FILE|-    import messages from a file into a running node; see import --help
       graylog-console export [QUERY]   export messages of a running node to a file; see export --help
       graylog-console health           check whether a node responds; see health --help

A web console for Graylog-style log servers, with a small log server built in.

  --host ADDRESS              listen on this address (127.0.0.1)
  --port NUMBER               listen on this port (9000)
  --allowed-host NAME         also accept requests for this host name; may be repeated
  --path-prefix PATH          serve everything below this path (/)
  --data-dir DIRECTORY        where messages and settings are stored (data)
  --admin-password-file FILE  set the password of the user admin to the first line of this file
  --min-password-length NUMBER  the least number of characters of new passwords (6)
  --trusted-proxy ADDRESS     believe the X-Forwarded headers of the web server with this address, or in this range
                              such as 10.0.0.0/8; may be repeated
  --max-connections NUMBER    how many connections may be open at once (1000)
  --sign-in-link              print a link that signs admin in once, within 15 minutes
  --public-notifications FILE show the notifications in this JSON file on all pages, including sign-in:
                              { "id": { "title": "…", "shortMessage": "…", "longMessage": "…", "variant": "warning" } }
  --map-tiles URL             load the background of world maps from a tile service, such as
                              https://tiles.example.org/{z}/{x}/{y}.png; without it, maps show countries only
  --map-attribution TEXT      name the source of these tiles on each map
  --cloud                     show the console as in the cloud edition, which hides nodes, logging and inputs
  --enterprise                answer as a server with the enterprise plugin and a license, which hides the
                              notices about enterprise features; a Graylog server tells its edition itself
  --feature-flag NAME         turn on a feature flag of the console, such as cloud_inputs; may be repeated
  --no-sample                 do not create sample messages on the first start
  --remove-sample             remove the sample messages and exit
  --memory SIZE               memory limit of searches and storage, such as 512MB (1GB)
  --no-inputs                 do not listen for messages and do not read local logs
  --log-dir DIRECTORY         read the text logs in this directory from the first start on (/var/log)
  --no-leading-wildcards      reject queries with words that begin with * or ?
  --address-field NAME        store this field as an IP address in new indices, so that src:"10.0.0.0/8" finds
                              networks; may be repeated
  --input-port-offset NUMBER  add this to all input ports on the first start, to run a second node beside another

  --backend URL               serve only the console, for the Graylog server at this URL
  --backend-ca FILE           trust the certificate authorities in this PEM file for the backend

  --help, --version

The environment variable CONSOLE_ADMIN_PASSWORD also sets the password of admin.
`;
