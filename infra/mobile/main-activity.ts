/** Has a link of the server open its page, in a wrapper that runs already too. Any app may send an address: others are left out. */
export const mainActivity = (appId: string, server: URL): string => `package ${appId};

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        open(getIntent());
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        open(intent);
    }

    private void open(Intent intent) {
        Uri link = intent.getData();
        if (link == null || bridge == null) return;
        boolean isOurs = "${server.protocol.slice(0, -1)}".equals(link.getScheme()) && "${server.host}".equals(link.getAuthority());
        if (isOurs) bridge.getWebView().loadUrl(link.toString());
    }
}
`;
